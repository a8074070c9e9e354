/** `currentId` is the attribute `current-id`: HTML knows no capitals. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
