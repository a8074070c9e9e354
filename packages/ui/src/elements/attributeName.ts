/** Name of the attribute for a property: `currentId` gives `current-id`, as HTML attributes ignore case. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
