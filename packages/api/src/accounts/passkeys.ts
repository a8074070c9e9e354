/** The ways in which a device that holds passkeys is reached, as browsers name them. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** How many passkeys a person may have. */
export const MAX_PASSKEYS = 10;
