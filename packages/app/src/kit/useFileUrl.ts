import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { useAosai } from './context.ts';

/** Returns a function for addresses of uploaded files. */
export function useFileUrl() {
  const { appId } = useAosai().settings;
  return (fileName: string): string => fileUrl(fileName, { base: API_PREFIX, appId });
}
