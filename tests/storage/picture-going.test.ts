import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { inspectPicture } from '../../functions/src/pictures/inspect-picture.ts';
import type { PictureDeps } from '../../functions/src/pictures/picture-record.ts';
import { localDeps } from '#support/local-services.ts';

const { db, close } = localDeps({ now: new Date() }, 'demo-reef-picture-going');
afterAll(close);

const BUCKET = `${PROJECT_ID}.appspot.com`;
// Not an upload's name, so that the trigger ignores it.
const PATH = 'tests/picture-going.png';

const [app = initializeApp({ projectId: PROJECT_ID })] = getApps();
const bucket = getStorage(app).bucket(BUCKET);

/** A file that is deleted between the read of its metadata and of its content. */
function fileThatGoes(path: string) {
  const real = bucket.file(path);
  const download = async () => {
    await real.delete();
    return real.download();
  };
  return { getMetadata: () => real.getMetadata(), download };
}

it('CPM-05 an upload that another check refuses meanwhile is not a picture, and not a fault', async () => {
  await bucket.file(PATH).save('<html>', { contentType: 'image/png' });
  const losing = { name: BUCKET, file: fileThatGoes } as unknown as PictureDeps['bucket'];
  const deps = { db, bucket: losing, now: () => new Date() };
  expect(await inspectPicture(deps, PATH)).toBeNull();
});
