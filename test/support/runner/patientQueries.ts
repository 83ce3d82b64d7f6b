import { configure } from '@testing-library/react';

/** What a screen will show may take as long as the machine is busy. */
configure({ asyncUtilTimeout: 60_000 });
