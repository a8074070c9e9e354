import { fileAddress } from '@aosai/api/domain/fileAddress';
import { WEB_BASE } from '@aosai/api/domain/constants';

export const OWN_FAVICON = `${WEB_BASE}favicon.svg`;

/** The upload that an app shows; null while it shows the platform's own picture. */
export const uploadOf = (stored: string): string | null => (stored === '' || stored.startsWith('/') ? null : stored);

/** Where a browser gets the picture of an app. */
export function imageAddress(stored: string, own: string): string {
  const upload = uploadOf(stored);
  return upload === null ? own : fileAddress(upload);
}
