import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { DialingCode, Nothing, Text, Url } from '../values/values';

export const DownloadLink = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']),
  url: Url,
  labelNameEn: Text,
});
export type DownloadLink = z.infer<typeof DownloadLink>;

/** Flags and menu keys by name; a name that is missing is off. */
export const Flags = z.record(z.string().check(z.maxLength(64)), z.boolean());
export type Flags = z.infer<typeof Flags>;

/** Where pictures come from when the merchant says nothing: its own origin. */
const DEFAULT_IMAGE_CDNS = ['/cdn'];

const ImageCdns = z.pipe(
  z._default(z.array(z.string()), []),
  z.transform((cdns: string[]) => (cdns.length > 0 ? cdns : DEFAULT_IMAGE_CDNS)),
);

/** Origin of each service (wps, lgw, lotto, chat, image); an empty one is the page's own. */
export const DomainRoute = z.record(z.string(), z.string());
export type DomainRoute = z.infer<typeof DomainRoute>;

/** Everything the shell needs to know of the merchant before the first page. */
export const Status = z.object({
  info: z.object({
    customerService: z.object({
      path: z.string(),
      key: z.object({
        kty: z.literal('oct'),
        k: z.string(),
        alg: z.optional(z.string()),
        kid: z.optional(z.string()),
      }),
      hosts: z.array(z.string()),
    }),
    domainRoute: DomainRoute,
    mobileTemplate: z.object({ mem_cen: z.string(), dep_func: z.string() }),
    paths: z.object({ lotteryMui: z.string(), lotteryFrame: z.string() }),
    register: z.object({ username: z.boolean(), mobileNum: z.boolean() }),
    resources: z.object({
      downloadLinks: z.array(DownloadLink),
      appWindow: z.boolean(),
      downloadBarLogin: z.boolean(),
    }),
    whitelabel: Flags,
    mainDomain: z.string(),
    /** Never empty. */
    imageCDNs: ImageCdns,
  }),
  location: z.object({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
});
export type Status = z.infer<typeof Status>;

/**
 * A merchant's rule for one field. `pattern` is anchored and of the linear-time subset
 * (docs/calls.md, "Values").
 */
export const FieldRule = z.object({
  pattern: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  messageKey: z.string(),
});
export type FieldRule = z.infer<typeof FieldRule>;

export const Settings = z.object({
  rules: z.record(z.string(), FieldRule),
  minAge: z.int(),
  termsTicked: z.boolean(),
  rememberPassword: z.boolean(),
  jackpot: z.enum(['platform', 'illustrative', 'off']),
  minBetText: z.enum(['baht', 'unit']),
});
export type Settings = z.infer<typeof Settings>;

/** RFC 7517 key set, newest key first. The one answer without an envelope. */
export const EncryptionKeys = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('RSA'),
        kid: z.string(),
        use: z.literal('enc'),
        alg: z.optional(z.string()),
        n: z.string(),
        e: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type EncryptionKeys = z.infer<typeof EncryptionKeys>;

export const SERVICE_KINDS = ['LIVECHAT', 'TWITTER', 'TELEGRAM', 'FACEBOOK', 'VIP', 'LINE'] as const;

/** One way to reach customer service. `path` is a compact JWE under the key that Status gives. */
export const ServiceEntry = z.object({
  csType: z.enum(SERVICE_KINDS),
  csPosition: z.string(),
  title: Text,
  name: Text,
  path: z.string(),
});
export type ServiceEntry = z.infer<typeof ServiceEntry>;

export const systemStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: Status,
  cached: true,
  // The app keeps it and judges itself how long it is good.
  networkOnly: true,
  whileClosed: true,
});

export const whitelabelMenu = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: z.object({ menu: Flags }),
  cached: true,
  whileClosed: true,
});

export const domainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: DomainRoute,
  cached: true,
  whileClosed: true,
});

export const Country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  name: Text,
  /** Countries may share one. */
  dialingCode: DialingCode,
  flag: z.optional(Url),
});
export type Country = z.infer<typeof Country>;

/** The merchant's own country stands first. */
export const countries = endpoint({
  method: 'GET',
  path: '/wps/system/countries',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: z.object({ list: z.array(Country) }),
  cached: true,
  whileClosed: true,
});

export const encryptionKeys = endpoint({
  method: 'GET',
  path: '/wps/system/keys',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: EncryptionKeys,
  cached: true,
  // Of no use without a network.
  networkOnly: true,
  whileClosed: true,
});

export const consolidatedSettings = endpoint({
  method: 'GET',
  path: '/wps/account/settings',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: Settings,
  cached: true,
  whileClosed: true,
});

export const customerService = endpoint({
  method: 'GET',
  path: '/wps/customerService',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: z.object({ list: z.array(ServiceEntry) }),
  cached: true,
  whileClosed: true,
});
