import { createContext } from 'react';

export type Globals = Record<string, unknown>;

/** The toolbar's choices, for thumbnails on pages of documentation. */
export const GlobalsContext = createContext<Globals>({});
