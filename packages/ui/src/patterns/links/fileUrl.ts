import { fileAddress } from '@aosai/api/kit/fileAddress';
import { createContext, useContext } from 'react';

type FileUrl = (fileName: string) => string;

/** Address of an uploaded file, for components deep inside a page; text with a slash is already an address. */
export const FileUrlContext = createContext<FileUrl>((fileName) =>
  fileName.includes('/') ? fileName : fileAddress(fileName),
);

export const useFileUrl = (): FileUrl => useContext(FileUrlContext);
