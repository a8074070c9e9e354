import { fileAddress } from '@aosai/api/domain/fileAddress';
import { createContext, useContext } from 'react';

type FileUrl = (fileName: string) => string;

/** Where uploads are fetched that something deep inside of a page shows; what is an address already stays as it is. */
export const FileUrlContext = createContext<FileUrl>((fileName) =>
  fileName.includes('/') ? fileName : fileAddress(fileName),
);

export const useFileUrl = (): FileUrl => useContext(FileUrlContext);
