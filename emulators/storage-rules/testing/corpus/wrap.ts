/** A storage rules file whose only condition is `expression`. */
export function storageRules(expression: string): string {
  return `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function isOne(x) { return x == 1; }
    function isAdmin(uid) {
      return firestore.get(/databases/(default)/documents/user_roles/$(uid)).data.role == 'admin';
    }
    match /c/{name} { allow get: if ${expression}; }
  }
}`;
}

/** The same condition in Firestore's syntax. */
export function firestoreRules(expression: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOne(x) { return x == 1; }
    function isAdmin(uid) {
      return get(/databases/(default)/documents/user_roles/$(uid)).data.role == 'admin';
    }
    match /c/{name} { allow get: if ${expression.replaceAll('firestore.', '')}; }
  }
}`;
}
