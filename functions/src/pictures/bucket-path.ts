import { isPicturePath } from '@reef/domain/pictures/uploaded-picture';

const DOWNLOAD = /^https?:\/\/[^/]+\/v0\/b\/([^/]+)\/o\/([^?#]+)/;

/** Where an address points: outside our bucket, at a picture in it, or at something else in it. */
export type BucketPath =
  | { kind: 'foreign' }
  | { kind: 'picture'; path: string }
  | { kind: 'other' };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** The path behind a download address of Firebase Storage, in the cloud or on the emulator. */
export function bucketPath(url: string, bucketName: string): BucketPath {
  const [, bucket, encoded = ''] = DOWNLOAD.exec(url) ?? [];
  if (bucket !== bucketName) return { kind: 'foreign' };
  const path = decoded(encoded);
  return isPicturePath(path) ? { kind: 'picture', path } : { kind: 'other' };
}
