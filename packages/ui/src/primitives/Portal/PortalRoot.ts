import { createContext } from 'react';

/**
 * Where everything that floats is put; the body when unset. Inside a shadow root it must be an
 * element of that root, or what floats loses its styles.
 */
export const PortalRoot = createContext<HTMLElement | undefined>(undefined);
