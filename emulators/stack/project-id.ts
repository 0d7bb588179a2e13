/** The project that the emulators run as; the same as in web/src/platform/backend.ts. */
export const PROJECT_ID = 'demo-reef';
