import { API_PREFIX } from './constants.ts';

/** The path of a public upload on the site's own origin. */
export const fileAddress = (fileName: string): string => `${API_PREFIX}/common/file/${fileName}`;
