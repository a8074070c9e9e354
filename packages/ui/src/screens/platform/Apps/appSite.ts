import type { InputOf, OutputOf } from '@aosai/api/kit/contract/call';
import type { app } from '@aosai/api/platform/app.contract';
import type { PictureField } from '../../../patterns/ImageField/PictureInput.tsx';

type AppCalls = (typeof app)['calls'];

export type AppSite = OutputOf<AppCalls['queryList']>['content'][number];
export type NewApp = InputOf<AppCalls['create']>;
export type AppChange = Omit<InputOf<AppCalls['update']>, 'id' | 'version'>;

type Picture = 'logo' | 'favicon';

/** Data of the page in addition to its rows. */
export interface Known {
  /** The site the user is signed in to. Uploads go there, so only its own pictures can be changed. */
  ownAppId: string;
  /** Only users of the platform's own site may create others. */
  canCreate: boolean;
  pictures: Record<Picture, PictureField>;
  /** Called when a form opens, with the pictures it begins with. */
  begin: (fileNames: Record<Picture, string | null>) => void;
  /** A newly created key, which is shown only once. */
  freshKey: string | null;
  showKey: (key: string | null) => void;
}
