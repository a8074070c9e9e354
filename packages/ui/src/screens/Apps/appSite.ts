import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { app } from '@aosai/api/contract/platform/app';
import type { PictureField } from '../../patterns/ImageField/PictureInput.tsx';

type AppCalls = (typeof app)['calls'];

export type AppSite = OutputOf<AppCalls['queryList']>['content'][number];
export type NewApp = InputOf<AppCalls['create']>;
export type AppChange = Omit<InputOf<AppCalls['update']>, 'id' | 'version'>;

type Picture = 'logo' | 'favicon';

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
