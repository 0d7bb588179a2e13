import { useEffect, useRef, useState, type RefObject } from 'react';
import { pictureType, uploadPath } from '@reef/domain/image-file';
import { now } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { useAuth } from '../../platform/session.tsx';
import { removeUpload, uploadFile } from '../../platform/uploads.ts';
import { useToast } from '../../ui/toast.tsx';
import { CATALOGUE_MESSAGES, PICTURE_REFUSALS } from './catalogue-messages.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Where a picture is on its way. `failed` keeps the file, so that it can be sent again. */
export type UploadState =
  | { phase: 'none' }
  | { phase: 'preparing' }
  | { phase: 'sending'; share: number }
  | { phase: 'sent'; sizeBytes: number }
  | { phase: 'failed'; file: File };

const NONE: UploadState = { phase: 'none' };

function takeBack(path: RefObject<string | null>): void {
  if (path.current !== null) void removeUpload(path.current);
  path.current = null;
}

async function typeOf(file: File) {
  return pictureType(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
}

/**
 * Sends a product's picture: made smaller first, then uploaded. An upload that no product came to
 * use is taken back when another replaces it or the form goes away.
 */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const toast = useToast();
  const { user } = useAuth();
  const [state, setState] = useState<UploadState>(NONE);
  const unusedPath = useRef<string | null>(null);

  useEffect(() => () => takeBack(unusedPath), []);

  const refuse = (title: string, text?: string) => {
    setState(NONE);
    toast({ title, text, tone: 'error' });
  };

  const transfer = async (userId: string, file: File) => {
    const type = await typeOf(file);
    if (type === null) return refuse(CATALOGUE_MESSAGES.notAnImage);
    const path = uploadPath(userId, now(), newId(), type);
    setState({ phase: 'sending', share: 0 });
    const result = await uploadFile(path, file, (share) => setState({ phase: 'sending', share }));
    if (!result.ok) {
      setState({ phase: 'failed', file });
      const isRefused = result.reason === 'refused';
      const text = isRefused
        ? CATALOGUE_MESSAGES.uploadRefused
        : 'Nothing was left behind. Try again.';
      return toast({ title: CATALOGUE_MESSAGES.uploadFailed, text, tone: 'error' });
    }
    takeBack(unusedPath);
    unusedPath.current = path;
    setState({ phase: 'sent', sizeBytes: file.size });
    onUploaded(result.url);
    return toast({ title: CATALOGUE_MESSAGES.uploaded, tone: 'success' });
  };

  const send = async (source: File) => {
    if (user === null) return refuse(CATALOGUE_MESSAGES.noUser);
    setState({ phase: 'preparing' });
    const shrunk = await shrinkPicture(source);
    if (shrunk.ok) return transfer(user.uid, shrunk.file);
    return refuse(CATALOGUE_MESSAGES.notAnImage, PICTURE_REFUSALS[shrunk.reason]);
  };

  return {
    state,
    send,
    retry: async () => {
      if (state.phase === 'failed' && user !== null) await transfer(user.uid, state.file);
    },
    /** A product refers to the picture now: it stays. */
    keep: () => {
      unusedPath.current = null;
      setState(NONE);
    },
    drop: () => {
      takeBack(unusedPath);
      setState(NONE);
    },
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
