import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { app } from '@aosai/api/contract/platform/app';
import type { Upload } from '../../patterns/UploadList/UploadList.tsx';

type AppCalls = (typeof app)['calls'];

export type AppSite = OutputOf<AppCalls['queryList']>['content'][number];
export type NewApp = InputOf<AppCalls['create']>;
export type AppChange = Omit<InputOf<AppCalls['update']>, 'id' | 'version'>;

type Picture = 'logo' | 'favicon';

/** A picture of the open form: as it will be saved, the one on its way, and what can be done with them. */
export interface PictureField {
  fileName: string | null;
  upload?: Upload | undefined;
  on: { choose: (file: File) => void; remove: () => void; cancel: () => void; retry: () => void };
}

/** What the page knows besides its rows. */
export interface Known {
  /** The site one is signed in at: pictures go up to it, so that only its own can be changed. */
  ownAppId: string;
  /** Only those of the platform's own site make others. */
  canCreate: boolean;
  pictures: Record<Picture, PictureField>;
  /** A form opens: with these pictures. */
  begin: (fileNames: Record<Picture, string | null>) => void;
  /** A key that was made just now: it is shown this once. */
  freshKey: string | null;
  showKey: (key: string | null) => void;
}
