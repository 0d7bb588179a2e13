/** The key of the id of a user who has signed out, until this device is empty of their data. */
export const TO_FORGET_KEY = 'reef-to-forget';
