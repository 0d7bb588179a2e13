/** Exact words for products and pictures (docs/spec/catalogue.md). */
export const CATALOGUE_MESSAGES = {
  required: 'Please fill in all required fields',
  notAnImage: 'Please upload an image file',
  uploaded: 'Image uploaded successfully',
  uploadFailed: 'Failed to upload image',
  uploadRefused: 'Admin access required to upload images',
  noUser: 'User ID not found. Please sign in again.',
  created: 'Product created successfully!',
  typedForNext: 'What you typed since is kept for the next listing.',
  asSentBefore: 'It is as you sent it before. The form says what to do about later changes.',
  createFailed: 'Failed to create product',
  maybeListed: (name: string) =>
    `No answer came about “${name}”, so it may be listed already. Press Create Listing again to find out: it is not listed twice, even if you change it first.`,
  listedAsSent: (name: string) =>
    `“${name}” was listed as you first sent it, without your later changes. To make them, edit it under Existing Listings. The fields you changed stay here for a next listing.`,
  updated: 'Product updated successfully',
  updateFailed: 'Failed to update product',
  typedSince: 'What you typed since is not saved yet.',
  deleteQuestion: 'Are you sure you want to delete this product?',
  deleted: 'Product deleted successfully',
  deleteFailed: 'Failed to delete product',
  empty: 'No products found. Create your first listing above.',
  emptyCategory: (category: string) => `No products found in ${category} category.`,
} as const;

/** What to add if a picture was refused before it was sent. */
export const PICTURE_REFUSALS = {
  'not-an-image': 'Choose a JPEG, PNG, WebP or AVIF file.',
  unreadable: 'The file could not be read. Choose it again, or another one.',
  'too-large': 'The file is larger than 40 MB.',
  'too-small': 'Both sides must have at least 16 pixels.',
  'too-many-pixels': 'The picture has more than 100 megapixels.',
} as const;
