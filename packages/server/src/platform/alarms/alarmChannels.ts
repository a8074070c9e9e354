import type { MailSender } from '../../adapters/mail/port.ts';
import { countSend } from '../../base/metrics.ts';
import type { AlarmRule } from './alarmRules.ts';

/** A webhook that has not answered by then has failed. */
const WEBHOOK_MS = 10_000;
/** Longer answers are not read. */
const ANSWER_CHARACTERS = 2_000;

export interface Alarm {
  rule: AlarmRule;
  isFiring: boolean;
  value: number;
  /** The server it is about; empty for what all servers share. */
  server: string;
  at: Date;
}

export interface AlarmChannel {
  /** Part of the row that remembers what it was told. */
  name: string;
  send(alarm: Alarm): Promise<unknown>;
}

const limitText = ({ above, below }: AlarmRule) => (above === undefined ? `低于 ${below}` : `高于 ${above}`);
const valueText = (value: number) => String(Math.round(value * 1000) / 1000);

export function alarmText({ rule, isFiring, value, server }: Alarm): string {
  const where = server === '' ? '' : `（${server}）`;
  const figures = `${rule.measure} ${valueText(value)}`;
  return isFiring
    ? `【奥赛告警】${rule.name}${where}：${rule.text}。${figures}，${limitText(rule)}`
    : `【奥赛恢复】${rule.name}${where}：已恢复正常。${figures}`;
}

/** The forms of the robots of 企业微信, 钉钉 and 飞书; anybody else gets all fields. */
function bodyOf(host: string, alarm: Alarm): Record<string, unknown> {
  const text = alarmText(alarm);
  if (host === 'qyapi.weixin.qq.com' || host === 'oapi.dingtalk.com')
    return { msgtype: 'text', text: { content: text } };
  if (host === 'open.feishu.cn') return { msg_type: 'text', content: { text } };
  const { rule, isFiring, value, server, at } = alarm;
  const { name, measure, above, below } = rule;
  return { state: isFiring ? 'firing' : 'over', rule: name, measure, value, above, below, server, at, text };
}

/** These robots answer 200 with a code of failure. */
function refusalIn(text: string): string | null {
  try {
    const { errcode, code } = JSON.parse(text) as { errcode?: unknown; code?: unknown };
    const refused = errcode ?? code;
    return typeof refused === 'number' && refused !== 0 ? `code ${refused}` : null;
  } catch {
    // An answer that is no JSON says nothing beyond its status.
    return null;
  }
}

/** Posts each alarm to an address. Rejects unless the answer says that it was taken. */
export function webhookChannel(url: string, { timeoutMs = WEBHOOK_MS } = {}): AlarmChannel {
  return {
    name: 'webhook',
    send: (alarm) =>
      countSend('webhook', async () => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json; charset=utf-8' },
          body: JSON.stringify(bodyOf(new URL(url).hostname, alarm)),
          // An address that leads elsewhere is a mistake of the setting, and would turn POST into GET.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const answer = (await response.text()).slice(0, ANSWER_CHARACTERS);
        const refusal = response.ok ? refusalIn(answer) : `status ${response.status}`;
        if (refusal !== null) throw new Error(`the webhook did not take the alarm: ${refusal}`);
      }),
  };
}

/** Mails each alarm to one address. */
export function mailChannel(mail: MailSender, to: string): AlarmChannel {
  return {
    name: `mail ${to}`,
    send: (alarm) => {
      const text = alarmText(alarm);
      return mail.send({ to, subject: text.slice(0, 60), text: `${text}\n\n${alarm.at.toISOString()}` });
    },
  };
}
