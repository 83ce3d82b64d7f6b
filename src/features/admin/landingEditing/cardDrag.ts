import type { DragEvent } from 'react';
import type { LandingFormRef } from '#machines/admin/landingEditing/landingFormMachine.ts';

const TYPE = 'application/x-landing-card';

const isOver = (event: DragEvent<HTMLElement>, over: boolean) => {
  event.currentTarget.toggleAttribute('data-over', over);
};

/** Dragging a card by its grip. */
export function draggedBy(card: number) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(TYPE, String(card));
      event.dataTransfer.effectAllowed = 'move';
    },
  };
}

/** A card dropped here takes this place. */
export function dropsAt(form: LandingFormRef, place: number) {
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      isOver(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => isOver(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      isOver(event, false);
      const card = event.dataTransfer.getData(TYPE);
      if (card === '') return;
      event.preventDefault();
      form.send({ type: 'card.move', card: Number(card), place });
    },
  };
}
