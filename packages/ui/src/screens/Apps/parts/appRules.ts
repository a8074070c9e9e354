import { linesOf } from '../appSite.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Why a list of host names cannot be saved; true when it can. */
export const checkHosts = (text: string): string | true => {
  const bad = linesOf(text).find((host) => !HOST.test(host));
  return bad === undefined || `“${bad}”不是域名：写成 oj.school.example，小写，不带端口。`;
};

/** Why a list of origins cannot be saved; true when it can. */
export const checkOrigins = (text: string): string | true => {
  const bad = linesOf(text).find(
    (origin) => !/^https?:\/\/[^/\s*]+$/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  return bad === undefined || `“${bad}”不是来源：写成 https://school.example，不带路径和通配符。`;
};
