import { SERVICE_STATE } from '@aosai/api/platform/settingForms';
import { RowList } from '../../../../patterns/RowList/RowList.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { SettingsRead } from '../settingsProps.ts';

type Services = SettingsRead['services'];

/** What each service is for, and the settings of the server that configure it. */
const SERVICES: readonly { id: keyof Services; name: string; use: string; by: string }[] = [
  { id: 'mail', name: '邮件', use: '邮箱验证码和消息提醒', by: 'SMTP_URL、MAIL_FROM' },
  { id: 'sms', name: '短信', use: '手机验证码', by: 'SMS_ALIYUN_KEY_ID 等四项' },
  { id: 'wechat', name: '微信登录', use: '用公众号登录和绑定', by: 'WX_GZH_APP_ID、WX_GZH_SECRET' },
  { id: 'wechatPay', name: '微信支付', use: '扫码付款和原路退款', by: 'WX_PAY_MCH_ID 等各项' },
  { id: 'ocr', name: '证件识别', use: '读出证件上的文字', by: 'OCR_URL、OCR_TOKEN' },
];

const lineOf =
  (services: Services) =>
  ({ id, name, use, by }: (typeof SERVICES)[number]) => ({
    key: id,
    name,
    words: `${use}。${services[id] === 'on' ? '' : `在服务器上设置 ${by}，重启后生效。`}`,
    tool: <Tag tone={SERVICE_STATE.tone(services[id])}>{SERVICE_STATE.label(services[id])}</Tag>,
  });

/** Which outside services are configured. Their keys lie on the server and are never shown. */
export const OutsideServices = ({ services }: { services: Services }) => (
  <Card padding="l">
    <RowList title="外部服务" of={{ data: SERVICES }} line={lineOf(services)} none="" />
    <p>密钥和密码只放在服务器的环境变量里，这里不显示。没有设置邮件和短信时，验证码发不出去。</p>
  </Card>
);
