/** Address of a vendor's icon: CDN prefix, vendor code, `-WHITE` (one colour) or `-COLOR` (GA-014). */
export function vendorIconUrl(cdn: string, vendor: string, colour: 'WHITE' | 'COLOR'): string {
  return `${cdn.replace(/\/$/, '')}/vendors/${encodeURIComponent(vendor)}-${colour}.svg`;
}
