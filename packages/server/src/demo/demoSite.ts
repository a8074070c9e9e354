import { sql } from 'drizzle-orm';
import { DEMO_HINT } from '../platform/demoReach/demoAccounts.ts';
import type { Db } from '../db/open.ts';
import { config, imageBanner } from '../db/schema/platform.ts';
import { PAYEE_KEY } from '@aosai/api/platform/settingKeys';

interface Base {
  appId: string;
  id: string;
  createdAt: Date;
  updatedAt: Date;
}

const BANNERS = [
  {
    title: '第一次写程序？从第 1 课开始',
    subtitle: '每课十几分钟，讲义里的代码点一下就能运行',
    link: '/web/course/list',
  },
  {
    title: '写几行，海龟就会画画',
    subtitle: 'Python 练习场，不用登录，打开就能写',
    link: '/web/play/python',
  },
  {
    title: '家长看得到每一周',
    subtitle: '学了多久，哪里薄弱，离目标还有多远',
    link: '/web/about',
  },
] as const;

const NOTICE = [
  'GESP C++ 二、三、四级和 Python 一级的模拟考试正在进行',
  '【访客】GESP C++ 二、三、四级和 Python 一级的模拟考试正在进行，登录后即可报名',
].join('\n');

const SETTINGS = [
  { key: 'site.notice', value: NOTICE, isPublic: true },
  { key: 'site.contact', value: '请联系您的老师或所在机构', isPublic: true },
  { ...DEMO_HINT, isPublic: true },
  { key: 'registration.open', value: 'true', isPublic: true },
  { key: PAYEE_KEY, value: '演示收款账号，请不要真的转账\n演示银行 0000 0000 0000 0000', isPublic: false },
  { key: 'children.contact', value: '演示站负责人王老师，电话 010-0000-0000', isPublic: true },
] as const;

/** Seeds banners and settings for the demo's home page. */
export async function seedDemoSite(db: Db, base: () => Base): Promise<void> {
  await db
    .insert(imageBanner)
    .values(BANNERS.map((banner, sort) => ({ ...base(), ...banner, position: 'home.visitor', sort, isOn: true })));
  await db
    .insert(config)
    .values(SETTINGS.map((setting) => ({ ...base(), ...setting })))
    .onConflictDoUpdate({ target: [config.appId, config.key], set: { value: sql`excluded.value` } });
}
