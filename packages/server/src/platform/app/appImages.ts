import { fileAddress } from '@aosai/api/kit/fileAddress';
import { WEB_BASE } from '@aosai/api/kit/constants';

export const OWN_FAVICON = `${WEB_BASE}favicon.svg`;

/** The uploaded image of an app; null while it uses the platform's own. */
export const uploadOf = (stored: string): string | null => (stored === '' || stored.startsWith('/') ? null : stored);

/** Address of an app's image for browsers. */
export function imageAddress(stored: string, own: string): string {
  const upload = uploadOf(stored);
  return upload === null ? own : fileAddress(upload);
}
