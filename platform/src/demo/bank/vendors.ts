/** Who tells the platform of deposits in the demonstration: its bank of transfers, and its gateway. */
export const SANDBOX_BANK = 'SANDBANK';
export const SANDBOX_GATEWAY = 'SANDPAY';

/** Where an order is paid at the gateway. */
export const GATEWAY_PATH = '/sandbox/gateway';
export const BANK_PATH = '/sandbox/bank';
