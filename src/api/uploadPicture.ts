import { uploadImage } from '#domain/api/images.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { PictureAnswer } from '#machines/admin/landingEditing/cardEditing.ts';
import type { Api } from './client.ts';

/** Uploads a picture to the shop. */
export async function uploadPicture(api: Api, file: File): Promise<PictureAnswer> {
  const response = await api.call(uploadImage, { body: new Uint8Array(await file.arrayBuffer()) });
  if (response.kind === 'answer') return { kind: 'kept', picture: response.answer };
  const text = response.kind === 'refused' ? (response.errors[0] ?? response.message) : '';
  return { kind: 'refused', text: text || landingText('landingEdit.uploadBroken') };
}
