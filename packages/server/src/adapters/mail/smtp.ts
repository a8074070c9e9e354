import { createTransport } from 'nodemailer';
import type { MailSender } from './port.ts';

const TIMEOUT_MS = 15_000;

/** Sends through a mail server, by nodemailer. */
export function smtpMail({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      const { response } = await transport.sendMail({ from, to, subject, text, ...(html !== undefined && { html }) });
      return response;
    },
  };
}
