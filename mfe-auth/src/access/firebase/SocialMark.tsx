import type { SocialChannel } from '@site/contracts/areas/identities';
import type { ReactElement } from 'react';

/** Names that no language translates. */
export const SOCIAL_NAMES: Readonly<Record<SocialChannel, string>> = {
  facebook: 'Facebook',
  line: 'LINE',
  google: 'Google',
};

/* Marks keep their colours in every theme: their owners ask for it. Each is drawn in a square of 20. */

function FacebookMark() {
  return (
    <>
      <circle cx="10" cy="10" r="10" fill="#0866ff" />
      <path
        fill="#fff"
        d="M8.5 20v-6.900H6.400V10h2.100V8.300c0-2.900 1.500-4.400 4.100-4.400.7 0 1.500.1 1.900.2v2.700h-1.200c-1.300 0-1.700.7-1.700 1.600V10h2.800l-.5 3.100h-2.300V20z"
      />
    </>
  );
}

function LineMark() {
  return (
    <>
      <rect width="20" height="20" rx="5" fill="#06c755" />
      <path
        fill="#fff"
        d="M10 3.700c3.900 0 7 2.500 7 5.600 0 1.300-.6 2.500-1.600 3.500-1.600 1.700-4.800 3.700-5.400 3.900-.5.2-.5-.1-.5-.4l.1-.9c0-.3-.1-.4-.6-.5C5.600 14.500 3 12.100 3 9.300c0-3.100 3.100-5.600 7-5.600z"
      />
      <path
        fill="none"
        stroke="#06c755"
        strokeWidth="1"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M5.200 7.900v2.700h1.500M8.100 7.900v2.700M9.700 10.600V7.900l2 2.700V7.900M14.800 7.900h-1.500v2.700h1.500M13.300 9.250h1.300"
      />
    </>
  );
}

function GoogleMark() {
  return (
    <>
      <path
        fill="#4285f4"
        d="M19 10.230c0-.7-.06-1.360-.18-2H10v3.770h5.060a4.330 4.330 0 0 1-1.880 2.840v2.360h3.040c1.780-1.640 2.780-4.050 2.780-6.970z"
      />
      <path
        fill="#34a853"
        d="M10 19.300c2.510 0 4.620-.83 6.160-2.250l-3.010-2.330c-.83.56-1.900.89-3.150.89-2.420 0-4.470-1.640-5.200-3.830H1.690v2.410A9.300 9.300 0 0 0 10 19.300z"
      />
      <path
        fill="#fbbc05"
        d="M4.800 11.780a5.600 5.600 0 0 1 0-3.560V5.810H1.690a9.300 9.300 0 0 0 0 8.380z"
      />
      <path
        fill="#ea4335"
        d="M10 4.380c1.360 0 2.590.47 3.550 1.390l2.670-2.670A8.940 8.940 0 0 0 10 .700a9.300 9.300 0 0 0-8.310 5.110l3.110 2.410C5.530 6.030 7.580 4.380 10 4.380z"
      />
    </>
  );
}

const MARKS: Readonly<Record<SocialChannel, () => ReactElement>> = {
  facebook: FacebookMark,
  line: LineMark,
  google: GoogleMark,
};

/** The provider's own mark, beside its name. */
export function SocialMark({ channel }: { channel: SocialChannel }) {
  const Mark = MARKS[channel];
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <Mark />
    </svg>
  );
}
