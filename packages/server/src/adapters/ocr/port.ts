export type OcrPaper =
  | 'bankCard'
  | 'businessLicense'
  | 'household'
  | 'idCard'
  | 'marriageCert'
  | 'recognizeEstateCertification';

export interface Scan {
  mime: string;
  bytes: Uint8Array;
}

/** Reads papers. There is no built-in reader: unless one is configured, calls throw NOT_CONFIGURED. */
export interface OcrReader {
  /** The fields of the paper, by the provider's names. Throws FILE_BROKEN, UNAVAILABLE. */
  read(paper: OcrPaper, scan: Scan): Promise<Record<string, string>>;
}
