import { pictureType, uploadPath } from '@reef/domain/pictures/picture-file';
import { smallPath } from '@reef/domain/pictures/uploaded-picture';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { useAuth } from '#state/session/session.tsx';
import { removeUploads, uploadFiles } from '#platform/data/uploads.ts';
import { type Store, useStore } from '#platform/store.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import {
  CATALOGUE_MESSAGES,
  PICTURE_REFUSALS,
} from '#features/admin/catalogue/catalogue-messages.ts';
import { shrinkPicture, type ShrunkPicture } from '#platform/device/shrink-picture.ts';

/** The state of an upload. `failed` keeps the picture, so that it can be sent again. */
export type UploadState =
  | { phase: 'none' }
  | { phase: 'preparing' }
  | { phase: 'sending'; share: number }
  | { phase: 'sent'; sizeBytes: number }
  | { phase: 'failed'; picture: ShrunkPicture };

/** An upload, and its files that no product uses yet. */
export type KeptUpload = { state: UploadState; unusedPaths: readonly string[] };

/** Before anything is uploaded. */
export const NO_UPLOAD: KeptUpload = { state: { phase: 'none' }, unusedPaths: [] };

/** Deletes an upload's files that no product uses yet. */
export function takeBack(upload: Store<KeptUpload>): void {
  const { state, unusedPaths } = upload.get();
  upload.set({ state, unusedPaths: [] });
  void removeUploads(unusedPaths);
}

async function typeOf(file: File) {
  return pictureType(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
}

/**
 * Scales down a product's picture and uploads it. An upload that was not sent with a save is deleted
 * when another replaces it.
 * @param upload outlives the form, which may be left for a while.
 */
export function usePictureUpload(onUploaded: (url: string) => void, upload: Store<KeptUpload>) {
  const toast = useToast();
  const { user } = useAuth();
  const { state } = useStore(upload);
  const setState = (next: UploadState) => upload.set({ ...upload.get(), state: next });

  const refuse = (title: string, text?: string) => {
    setState(NO_UPLOAD.state);
    toast({ title, text, tone: 'error' });
  };

  const transfer = async (userId: string, picture: ShrunkPicture) => {
    const type = await typeOf(picture.whole);
    if (type === null) return refuse(CATALOGUE_MESSAGES.notAnImage);
    const path = uploadPath(userId, now(), newId(), type);
    // The full picture last: once it is there, all files are.
    const files = [
      ...picture.small.map(({ width, file }) => ({ path: smallPath(path, width), file })),
      { path, file: picture.whole },
    ];
    setState({ phase: 'sending', share: 0 });
    const result = await uploadFiles(files, (share) => setState({ phase: 'sending', share }));
    if (!result.ok) {
      setState({ phase: 'failed', picture });
      const isRefused = result.refusal === 'refused';
      const text = isRefused
        ? CATALOGUE_MESSAGES.uploadRefused
        : 'Nothing was left behind. Try again.';
      return toast({ title: CATALOGUE_MESSAGES.uploadFailed, text, tone: 'error' });
    }
    takeBack(upload);
    upload.set({
      state: { phase: 'sent', sizeBytes: picture.whole.size },
      unusedPaths: files.map((file) => file.path),
    });
    onUploaded(result.url);
    return toast({ title: CATALOGUE_MESSAGES.uploaded, tone: 'success' });
  };

  const send = async (source: File) => {
    if (user === null) return refuse(CATALOGUE_MESSAGES.noUser);
    setState({ phase: 'preparing' });
    const shrunk = await shrinkPicture(source);
    if (shrunk.ok) return transfer(user.uid, shrunk.picture);
    return refuse(CATALOGUE_MESSAGES.notAnImage, PICTURE_REFUSALS[shrunk.refusal]);
  };

  return {
    state,
    send,
    retry: async () => {
      if (state.phase === 'failed' && user !== null) await transfer(user.uid, state.picture);
    },
    /**
     * Leaves the picture to the save that begins: until its answer, another may be chosen or the
     * form closed. The nightly sweep deletes it if the save is refused.
     */
    hold: () => upload.set({ ...upload.get(), unusedPaths: [] }),
    /** Keeps the picture: a product uses it, or may. The nightly sweep deletes unused ones. */
    keep: () => upload.set(NO_UPLOAD),
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
