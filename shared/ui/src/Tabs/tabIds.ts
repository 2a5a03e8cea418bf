/** The id of a tab, which its panel is labelled by. */
export const tabId = (panels: string, value: string) => `${panels}-tab-${value}`;

/** The id of a panel, which its tab controls. */
export const panelId = (panels: string, value: string) => `${panels}-panel-${value}`;
