import * as z from 'zod/mini';
import { StartRefused } from '../../base/startRefused.ts';

/** A bucket of S3, or of anything that speaks its protocol (docs/grow.md). */
export interface S3Settings {
  /** Where it answers, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  keySecret: string;
  /** `https://host/bucket/…`; else `https://bucket.host/…`. */
  isPathStyle: boolean;
  /** What the storage is asked to encrypt each object with; null leaves it to the storage. */
  encryption: 'AES256' | 'aws:kms' | null;
}

export const S3_ENV = {
  S3_ENDPOINT: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/[^\s/]+$/, '网址，不带路径，如 https://s3.example.com (a URL without a path)')),
  ),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, '桶的名称：小写字母、数字、点和短横 (the name of a bucket)'),
      ),
  ),
  S3_KEY_ID: z.optional(z.string()),
  S3_KEY_SECRET: z.optional(z.string()),
  S3_REGION: z.optional(z.string().check(z.regex(/^[\w-]+$/, '地域，如 cn-north-1 (a region)'))),
  S3_PATH_STYLE: z.optional(z.enum(['0', '1'], '只能是 0 或 1 (0 or 1)')),
  S3_ENCRYPTION: z.optional(
    z.enum(['off', 'AES256', 'aws:kms'], '只能是 off、AES256 或 aws:kms (off, AES256 or aws:kms)'),
  ),
} as const;

const environment = z.object(S3_ENV);

/** The bucket of these settings; null without any, which keeps files in a folder. Throws StartRefused for half of them. */
export function s3Of(settings: z.output<typeof environment>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_KEY_SECRET: keySecret } = settings;
  if (Object.keys(S3_ENV).every((name) => settings[name as keyof typeof S3_ENV] === undefined)) return null;
  if (endpoint === undefined || bucket === undefined || keyId === undefined || keySecret === undefined) {
    throw new StartRefused(
      '把文件存到 S3 要同时设置 S3_ENDPOINT、S3_BUCKET、S3_KEY_ID 和 S3_KEY_SECRET；存在本机目录则一个都不要设置。',
      'Set all four of S3_ENDPOINT, S3_BUCKET, S3_KEY_ID and S3_KEY_SECRET, or no S3_ setting at all.',
    );
  }
  const { S3_REGION, S3_PATH_STYLE, S3_ENCRYPTION = 'off' } = settings;
  return {
    endpoint,
    region: S3_REGION ?? 'us-east-1',
    bucket,
    keyId,
    keySecret,
    isPathStyle: S3_PATH_STYLE !== '0',
    encryption: S3_ENCRYPTION === 'off' ? null : S3_ENCRYPTION,
  };
}
