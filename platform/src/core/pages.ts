/** A page as callers ask for it; pages count from 1 (docs/calls.md, "Pages"). */
export interface PageRequest {
  pageNo: number;
  pageSize: number;
}

export const pageWindow = ({ pageNo, pageSize }: PageRequest): { limit: number; offset: number } => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

/** How many pages `total` entries fill. */
export const pageCount = (total: number, { pageSize }: PageRequest): number => Math.ceil(total / pageSize);
