/*
 * Which addresses are what: pages of the app, the catalogue's files, pictures of the shop, and
 * pictures in its bucket.
 */

/** The path of the catalogue's file. */
export const CATALOGUE = '/catalogue.json';

/** The path of the whole of a large catalogue. */
const WHOLE_CATALOGUE = '/catalogue-whole.json';

/**
 * Paths, with what is asked of them, that are never a page of the app: Firebase's own, the payment
 * webhook, and files.
 */
export const NOT_PAGES = [/^\/__\//, /^\/stripe-webhook/, /^[^?]*\.\w+(\?|$)/];

/** Hosts of the bucket: Google's, and the emulator's. */
const BUCKET_HOSTS = ['firebasestorage.googleapis.com', '127.0.0.1'];

/** The owner's pictures of products. Photos of losses are in another folder: they are private. */
const UPLOADED = /^\/v0\/b\/[^/]+\/o\/product-images%2F/;

/** Whether it is the whole of a large catalogue, which only some pages ask for. */
export function isWholeCatalogue(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname === WHOLE_CATALOGUE;
}

/** Whether it is the catalogue's file, or the whole of a large one. */
export function isCatalogue(url: URL, origin: string): boolean {
  return isWholeCatalogue(url, origin) || (url.origin === origin && url.pathname === CATALOGUE);
}

/** Whether it is a picture that the shop came with. */
export function isShippedPicture(url: URL, origin: string): boolean {
  return url.origin === origin && /^\/(catalogue|art)\//.test(url.pathname);
}

/** Whether it is a picture of a product that the owner uploaded (INV-14: and nothing private). */
export function isUploadedPicture(url: URL): boolean {
  return BUCKET_HOSTS.includes(url.hostname) && UPLOADED.test(url.pathname);
}
