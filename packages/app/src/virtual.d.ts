declare module 'virtual:routes' {
  export const routes: import('@aosai/api/client/routes').RouteTable;
}

declare module 'virtual:officeRoutes' {
  export const routes: import('@aosai/api/client/routes').RouteTable;
}

declare module 'virtual:python' {
  interface PartOfField {
    url: string;
    /** Uncompressed size. */
    bytes: number;
  }
  export const files: Readonly<Record<'wasm' | 'stdlib' | 'runtime' | 'snapshot', PartOfField>>;
}

declare module 'virtual:pythonWorker' {
  /** The worker's script as text. */
  export const worker: string;
}

declare module 'virtual:learnRoutes' {
  export const routes: import('@aosai/api/client/routes').RouteTable;
}

declare module 'virtual:pdf' {
  /** Address of the folder with character maps, fonts and decoders. */
  export const base: string;
}
