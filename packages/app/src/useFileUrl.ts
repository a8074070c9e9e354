import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/domain/constants';
import { useAosai } from './context.ts';

/** Addresses of uploads, for pictures, videos and downloads of this site. */
export function useFileUrl() {
  const { appId } = useAosai().settings;
  return (fileName: string): string => fileUrl(fileName, { base: API_PREFIX, appId });
}
