import type { Locale } from "./locales";

/**
 * What the product's interface calls its buttons, fields, values and places, in the languages whose words are known.
 * Content refers to a label by its name, so that a change is one edit here. `confirmed: false` marks those that were
 * stated for the sister product only, and translations that nobody has seen in the product (README, «Before you
 * publish»).
 */
export type InterfaceLabel = { en: string; ru: string; confirmed: boolean };

export const interfaceLabels = {
  // The agent.
  agent: { en: "Indigo X Agent", ru: "Агент Indigo X", confirmed: true },
  connectAgent: { en: "Connect Agent", ru: "Подключить агент", confirmed: true },

  // Signing in.
  forgotPassword: { en: "Forgot password?", ru: "Забыли пароль?", confirmed: false },

  // The list of profiles.
  createProfile: { en: "Create Profile", ru: "Создать профиль", confirmed: true },
  browserProfiles: { en: "Browser", ru: "Браузер", confirmed: false },
  mobileProfiles: { en: "Mobile", ru: "Мобильные", confirmed: false },
  startProfile: { en: "Start profile", ru: "Запустить профиль", confirmed: false },
  stopProfile: { en: "Stop", ru: "Остановить", confirmed: false },
  quickProfile: { en: "Quick profile", ru: "Быстрый профиль", confirmed: false },
  launch: { en: "Launch", ru: "Запустить", confirmed: false },
  unlock: { en: "Unlock", ru: "Разблокировать", confirmed: false },
  unlockAll: { en: "Unlock all", ru: "Разблокировать все", confirmed: false },

  // The menu within a started profile.
  pasteAsHuman: { en: "Paste as Human", ru: "Вставить как человек", confirmed: false },

  // Proxies.
  myProxies: { en: "My Proxies", ru: "Мои прокси", confirmed: false },

  // The form of a profile.
  profileName: { en: "Profile Name", ru: "Название профиля", confirmed: true },
  proxy: { en: "Proxy", ru: "Прокси", confirmed: true },
  protocol: { en: "Protocol", ru: "Протокол", confirmed: true },
  operatingSystem: { en: "OS", ru: "Операционная система", confirmed: true },
  browser: { en: "Browser", ru: "Браузер", confirmed: true },
  storage: { en: "Storage", ru: "Хранилище", confirmed: true },
  timezone: { en: "Timezone", ru: "Часовой пояс", confirmed: true },
  browserLanguage: { en: "Browser Language", ru: "Язык браузера", confirmed: true },
  startPage: { en: "Start Page", ru: "Стартовая страница", confirmed: true },
  webrtc: { en: "WebRTC", ru: "WebRTC", confirmed: true },
  geolocation: { en: "Geolocation", ru: "Геолокация", confirmed: true },
  screenResolution: { en: "Screen Resolution", ru: "Разрешение экрана", confirmed: true },
  mediaDevices: { en: "Media Devices", ru: "Медиаустройства", confirmed: true },
  webglMetadata: { en: "WebGL + WebGPU Metadata", ru: "Метаданные WebGL + WebGPU", confirmed: true },
  webglGraphics: { en: "WebGL Graphics", ru: "Графика WebGL", confirmed: true },
  canvasGraphics: { en: "Canvas Graphics", ru: "Canvas-графика", confirmed: true },
  audioContext: { en: "AudioContext", ru: "AudioContext", confirmed: true },
  navigator: { en: "Navigator", ru: "Navigator", confirmed: true },
  portScanning: { en: "Port Scanning", ru: "Сканирование портов", confirmed: true },
  fontData: { en: "Font Data", ru: "Данные шрифтов", confirmed: true },
  tags: { en: "Tags", ru: "Теги", confirmed: false },
  notes: { en: "Notes", ru: "Заметки", confirmed: false },
  generalSettings: { en: "General", ru: "Общие", confirmed: false },
  startupBehavior: { en: "Startup behavior", ru: "Действие при запуске", confirmed: false },

  // Values of its fields.
  http: { en: "HTTP", ru: "HTTP", confirmed: false },
  https: { en: "HTTPS", ru: "HTTPS", confirmed: true },
  socks5: { en: "SOCKS5", ru: "SOCKS5", confirmed: true },
  windows: { en: "Windows", ru: "Windows", confirmed: true },
  macos: { en: "MacOS", ru: "MacOS", confirmed: true },
  linux: { en: "Linux", ru: "Linux", confirmed: true },
  android: { en: "Android", ru: "Android", confirmed: true },
  mimic: { en: "Mimic X", ru: "Mimic X", confirmed: true },
  stealthfox: { en: "Stealthfox X", ru: "Stealthfox X", confirmed: true },
  cloudStorage: { en: "Cloud", ru: "Облако", confirmed: true },
  localStorage: { en: "Local", ru: "Устройство", confirmed: true },
  mask: { en: "Mask", ru: "Маска", confirmed: true },
  noise: { en: "Noise", ru: "Шум", confirmed: true },
  real: { en: "Real", ru: "Реальное", confirmed: true },
  ask: { en: "Ask", ru: "Запрашивать", confirmed: true },
  allow: { en: "Allow", ru: "Разрешить", confirmed: true },
  restoreTabs: { en: "Restore", ru: "Восстановить", confirmed: false },

  // The trash bin.
  trash: { en: "Trash", ru: "Корзина", confirmed: false },
  moveToTrash: { en: "Move to Trash", ru: "Переместить в корзину", confirmed: false },
  move: { en: "Move", ru: "Переместить", confirmed: false },
  restoreProfile: { en: "Restore Profile", ru: "Восстановить профиль", confirmed: false },
  restore: { en: "Restore", ru: "Восстановить", confirmed: false },
  deleteProfile: { en: "Delete Profile", ru: "Удалить профиль", confirmed: false },
  emptyTrash: { en: "Empty Trash", ru: "Очистить корзину", confirmed: false },
  delete: { en: "Delete", ru: "Удалить", confirmed: false },

  // The team.
  workspace: { en: "Workspace", ru: "Рабочее пространство", confirmed: false },
  team: { en: "Team", ru: "Команда", confirmed: false },
  invite: { en: "Invite", ru: "Пригласить", confirmed: false },
  sendInvite: { en: "Send invite", ru: "Отправить приглашение", confirmed: false },
  joinTeam: { en: "Join", ru: "Присоединиться", confirmed: false },
  manageAccess: { en: "Manage access", ru: "Управлять доступом", confirmed: false },
  saveChanges: { en: "Save changes", ru: "Сохранить изменения", confirmed: false },
  removeTeamMember: { en: "Remove team member", ru: "Удалить участника", confirmed: false },

  // Roles. "Operator" means different rights in different versions: docs name the right, and the roles page the names.
  roleOwner: { en: "Owner", ru: "Владелец", confirmed: true },
  roleManager: { en: "Manager", ru: "Менеджер", confirmed: true },
  roleUser: { en: "User", ru: "Пользователь", confirmed: true },
  roleOperator: { en: "Operator", ru: "Оператор", confirmed: true },
  roleStarter: { en: "Starter", ru: "Стартер", confirmed: false },

  // Account settings.
  account: { en: "Account", ru: "Аккаунт", confirmed: false },
  accountSettings: { en: "Account settings", ru: "Настройки аккаунта", confirmed: false },
  defaultWorkspace: { en: "Default workspace", ru: "Рабочее пространство по умолчанию", confirmed: false },
  language: { en: "Language", ru: "Язык", confirmed: false },
  dateFormat: { en: "Date format", ru: "Формат даты", confirmed: false },
  changePassword: { en: "Change password", ru: "Сменить пароль", confirmed: false },
  twoFactor: { en: "Two-factor authentication", ru: "Двухфакторная аутентификация", confirmed: false },
  turnOn: { en: "Turn on", ru: "Включить", confirmed: false },
  twoFactorSettings: { en: "2FA settings", ru: "Настройки 2FA", confirmed: false },
  enableForWorkspace: { en: "Enable for workspace", ru: "Включить для рабочего пространства", confirmed: false },
  continue: { en: "Continue", ru: "Продолжить", confirmed: false },

  // Plan and payment.
  billing: { en: "Billing", ru: "Оплата", confirmed: false },
  currentPlan: { en: "Current plan", ru: "Текущий тариф", confirmed: false },
  changePlan: { en: "Change plan", ru: "Сменить тариф", confirmed: false },
  choosePlan: { en: "Choose", ru: "Выбрать", confirmed: false },
  payNow: { en: "Pay now", ru: "Оплатить", confirmed: false },
  renewPlan: { en: "Renew plan", ru: "Продлить тариф", confirmed: false },
  nextBillingDate: { en: "Next billing date", ru: "Дата следующего платежа", confirmed: false },
  paymentMethod: { en: "Payment method", ru: "Способ оплаты", confirmed: false },
  edit: { en: "Edit", ru: "Изменить", confirmed: false },
  confirm: { en: "Confirm", ru: "Подтвердить", confirmed: false },
  invoices: { en: "Invoices", ru: "Счета", confirmed: false },

  // The window with the version and the identifiers.
  info: { en: "Info", ru: "Инфо", confirmed: false },
  information: { en: "Information", ru: "Информация", confirmed: false },
  appVersion: { en: "App version", ru: "Версия приложения", confirmed: false },
  apiToken: { en: "API token", ru: "Токен API", confirmed: false },
  workspaceId: { en: "Workspace ID", ru: "ID рабочего пространства", confirmed: false },
  copy: { en: "Copy", ru: "Копировать", confirmed: false },
} as const satisfies Record<string, InterfaceLabel>;

/** A label as readers of a language see it. The product speaks English to those whose language it does not know. */
export function labelText({ en, ru }: InterfaceLabel, locale: Locale): string {
  const known: Partial<Record<Locale, string>> = { en, ru };
  return known[locale] ?? en;
}
