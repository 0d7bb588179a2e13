import { setGlobalOptions } from 'firebase-functions';

// Imported before any endpoint, because endpoints read these when they are defined.
setGlobalOptions({ region: 'us-central1', maxInstances: 20 });
