import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { app } from '@aosai/api/contract/platform/app';

type AppCalls = (typeof app)['calls'];

export type AppSite = OutputOf<AppCalls['queryList']>['content'][number];

/** What the dialog asks for: lists as lines, pictures are held by the app while they go up. */
export interface AppForm {
  appId: string;
  name: string;
  title: string;
  /** Empty for the platform's own. */
  accent: string;
  hosts: string;
  allowedOrigins: string;
  ssoKey: InputOf<AppCalls['update']>['ssoKey'];
}

export interface AppFilter {
  keyword: string;
}

export const NO_APP_FILTER: AppFilter = { keyword: '' };

/** One entry a line; what is empty is none. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\s,，；;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

export const formOf = (site: AppSite | 'new'): AppForm =>
  site === 'new'
    ? { appId: '', name: '', title: '', accent: '', hosts: '', allowedOrigins: '', ssoKey: 'keep' }
    : {
        appId: site.appId,
        name: site.name,
        title: site.title,
        accent: site.accent ?? '',
        hosts: site.hosts.join('\n'),
        allowedOrigins: site.allowedOrigins.join('\n'),
        ssoKey: 'keep',
      };
