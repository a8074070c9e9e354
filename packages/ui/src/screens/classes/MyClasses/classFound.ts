/** A class found by its code. */
export interface ClassFound {
  title: string;
  /** 0 for a free class. */
  priceFen: number;
}
