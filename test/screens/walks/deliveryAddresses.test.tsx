import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { addressTexts } from '#domain/address/addressTexts.ts';
import { deliveryAddressesWalk } from '../../machines/account/deliveryAddresses.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openAddresses } from './addressPages.tsx';
import { all, busyDialog, idleDialog, noDialog, nothingYet, text } from './seeing.ts';

const isBusy = () => screen.getByLabelText('Delivery Addresses').ariaBusy;

walkScreen(deliveryAddressesWalk, {
  open: { 'of a customer': () => openAddresses().page },
  sees: {
    loading: nothingYet,
    failed: text('The delivery addresses could not be loaded.'),
    viewing: all(noDialog, () => expect(isBusy()).toBe('false')),
    editing: () => screen.getByLabelText(/^(New|Edit) Address$/, { selector: '[role=dialog]' }),
    makingPrimary: all(noDialog, () => expect(isBusy()).toBe('true')),
    confirmingDelete: idleDialog(addressTexts.delete, 'Delete'),
    deleting: busyDialog(addressTexts.delete, 'Delete'),
  },
  unseen: {},
});
