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

/** Reads papers. There is no built-in reader: without a configured one the calls answer NOT_CONFIGURED. */
export interface OcrReader {
  /** What stands on the paper, by the provider's field names. Throws FILE_BROKEN, UNAVAILABLE. */
  read(paper: OcrPaper, scan: Scan): Promise<Record<string, string>>;
}
