import type { Shop } from '../shop.ts';

/** The day on which the tests' checks run. */
export const TODAY = new Date('2026-11-22T12:00:00Z');

/** A small shop with a complete configuration. */
export const SHOP: Shop = {
  projectId: 'coral-cove',
  webVariables: {
    VITE_FIREBASE_PROJECT_ID: 'coral-cove',
    VITE_FIREBASE_API_KEY: 'AIza-web-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'coral-cove.firebaseapp.com',
    VITE_FIREBASE_STORAGE_BUCKET: 'coral-cove.firebasestorage.app',
    VITE_FIREBASE_APP_ID: '1:4711:web:abc',
    VITE_SITE_ORIGIN: 'https://coral.example',
  },
  functionsVariables: {
    APP_ORIGIN: 'https://coral.example,https://coral-cove.web.app',
    WEB_API_KEY: 'AIza-web-key',
    STRIPE_API_BASE: '',
    PAYMENTS_PER_ACCOUNT: '30',
    PAYMENTS_PER_ADDRESS: '300',
    MAIL_FROM: 'Coral Cove <orders@coral.example>',
    OWNER_EMAIL: 'owner@coral.example',
  },
  origin: 'https://coral.example',
  bucket: 'coral-cove.firebasestorage.app',
  runtime: 'nodejs24',
  contentSecurityPolicy: "default-src 'self'",
  indexes: {
    indexes: [
      {
        collectionGroup: 'orders',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'user_id', order: 'ASCENDING' },
          { fieldPath: 'created_at', order: 'DESCENDING' },
        ],
      },
      {
        collectionGroup: 'user_directory',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'words', arrayConfig: 'CONTAINS' },
          { fieldPath: 'email', order: 'ASCENDING' },
        ],
      },
    ],
    fieldOverrides: [
      { collectionGroup: 'sales_days', fieldPath: 'quarters', ttl: false, indexes: [] },
      { collectionGroup: 'call_limits', fieldPath: 'expires_at', ttl: true, indexes: [] },
    ],
  },
  firestoreRules: 'service cloud.firestore {}\n',
  storageRules: 'service firebase.storage {}\n',
  functions: [
    { name: 'create-payment', secrets: ['STRIPE_SECRET_KEY'], isScheduled: false },
    { name: 'login', secrets: ['PIN_PEPPER'], isScheduled: false },
    {
      name: 'create_admin_account',
      secrets: ['ADMIN_SETUP_CODE', 'PIN_PEPPER'],
      isScheduled: false,
    },
    {
      name: 'stripe-webhook',
      secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      isScheduled: false,
    },
    { name: 'send_new_mail', secrets: ['SMTP_URL'], isScheduled: false },
    { name: 'send_waiting_mail', secrets: ['SMTP_URL'], isScheduled: true },
  ],
};
