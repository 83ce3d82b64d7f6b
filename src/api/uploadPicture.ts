import { uploadImage } from '#domain/api/images.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { PictureAnswer } from '#machines/admin/landingEditing/cardEditing.ts';
import type { Api } from './client.ts';

/** Uploads a picture to the shop. */
export async function uploadPicture(api: Api, file: File): Promise<PictureAnswer> {
  const answered = await api.call(uploadImage, { body: new Uint8Array(await file.arrayBuffer()) });
  if (answered.kind === 'answer') return { kind: 'kept', picture: answered.answer };
  const text = answered.kind === 'refused' ? (answered.errors[0] ?? answered.message) : '';
  return { kind: 'refused', text: text || landingText('landingEdit.uploadBroken') };
}
