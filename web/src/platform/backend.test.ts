import { describe, expect, it } from 'vitest';
import { emulatorPorts, PAGE_PORTS, productionBackend } from './backend.ts';

describe('emulatorPorts', () => {
  it('uses the plain ports behind the unshifted page', () => {
    const plain = { firestore: 8081, auth: 9099, functions: 5001, storage: 9199, mailbox: 8025 };
    expect(emulatorPorts('5000', PAGE_PORTS.hosting)).toEqual(plain);
    expect(emulatorPorts('5173', PAGE_PORTS.devServer)).toEqual(plain);
  });

  it('shifts every port as the page is shifted', () => {
    const shifted = {
      firestore: 10081,
      auth: 11099,
      functions: 7001,
      storage: 11199,
      mailbox: 10025,
    };
    expect(emulatorPorts('7000', PAGE_PORTS.hosting)).toEqual(shifted);
    expect(emulatorPorts('7173', PAGE_PORTS.devServer)).toEqual(shifted);
  });

  it('does not shift for a page on no port or a lower one', () => {
    expect(emulatorPorts('', PAGE_PORTS.hosting).firestore).toBe(8081);
    expect(emulatorPorts('4173', PAGE_PORTS.hosting).firestore).toBe(8081);
  });
});

describe('productionBackend', () => {
  const complete = {
    VITE_FIREBASE_PROJECT_ID: 'reef',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'reef.example',
    VITE_FIREBASE_STORAGE_BUCKET: 'reef-images',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
  };

  it('reads the build variables', () => {
    expect(productionBackend(complete).options.projectId).toBe('reef');
  });

  it('refuses a build that lacks one', () => {
    expect(() => productionBackend({ ...complete, VITE_FIREBASE_API_KEY: '' })).toThrow();
  });
});
