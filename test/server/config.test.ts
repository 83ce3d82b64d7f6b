import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '#server/app/config/values.ts';
import { readConfig } from '#server/app/config.ts';
import { describeDatabaseUrl } from '#server/platform/database/describeDatabaseUrl.ts';

describe('the settings', () => {
  it('have defaults that start a shop on this computer alone', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      replica: null,
      publicUrl: 'http://localhost:4000',
      logLevel: 'info',
      demoData: true,
      stopSeconds: 10,
      databaseSeconds: 20,
      trustProxy: false,
      smtp: null,
      mailKey: null,
      humanCheck: null,
      authorizeNet: null,
      imageSource: null,
      imageFormat: 'webp',
      orderExport: null,
      backup: null,
      paymentTokens: false,
      metrics: null,
      alerts: { email: null, webhook: null },
    });
  });

  it('are read from the environment', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/shop data',
        DATABASE_URL: 'postgres://shop:secret@db.example.com:5432/shop?sslmode=require',
        DATABASE_READ_URL: 'postgres://shop:secret@replica.example.com:5432/shop',
        DATABASE_READ_AGE: '30',
        PUBLIC_URL: 'https://shop.example.com/',
        LOG_LEVEL: 'warn',
        STOP_SECONDS: '30',
        DATABASE_SECONDS: '5',
        TRUST_PROXY: '1',
        SMTP_URL: 'smtp://shop:p%40ss@mail.example.com:587',
        MAIL_FROM: 'Harbor Provisions <orders@harbor.example>',
        MAIL_KEY: 'a random text of more than 32 characters',
        HUMAN_CHECK: 'hcaptcha',
        HUMAN_CHECK_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
        HUMAN_CHECK_SECRET: 'ES_secret',
        PAYMENT_GATEWAY: 'authorizeNet',
        IMAGE_SOURCE: 'https://files.example.com/pictures/',
        IMAGE_FORMAT: 'avif',
        ORDER_EXPORT: '/srv/orders',
        BACKUP_TO: '/backups',
        BACKUP_EVERY: '6',
        PAYMENT_TOKENS: '1',
        AUTHORIZENET_CLIENT_KEY: '5FcB6WrfHGS76gHW3v7btBCE3HuuBuke9Pj96Ztfn5R32G5ep42vne7MCWZtAucY',
        AUTHORIZENET_LOGIN_ID: '5KP3u95bQpv',
        AUTHORIZENET_TRANSACTION_KEY: '346HZ32z3fP4hTG2',
        AUTHORIZENET_MODE: 'live',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.7',
        ALERT_EMAIL: 'ops@harbor.example',
        ALERT_WEBHOOK: 'https://hooks.example.com/T0/secret',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/shop data',
      databaseUrl: 'postgres://shop:secret@db.example.com:5432/shop?sslmode=require',
      replica: { url: 'postgres://shop:secret@replica.example.com:5432/shop', longestAgeSeconds: 30 },
      publicUrl: 'https://shop.example.com',
      logLevel: 'warn',
      demoData: false,
      stopSeconds: 30,
      databaseSeconds: 5,
      trustProxy: 1,
      smtp: {
        url: 'smtp://shop:p%40ss@mail.example.com:587',
        sender: { name: 'Harbor Provisions', address: 'orders@harbor.example' },
      },
      mailKey: 'a random text of more than 32 characters',
      humanCheck: { kind: 'hcaptcha', siteKey: '10000000-ffff-ffff-ffff-000000000001', secret: 'ES_secret' },
      authorizeNet: {
        loginId: '5KP3u95bQpv',
        transactionKey: '346HZ32z3fP4hTG2',
        mode: 'live',
        clientKey: '5FcB6WrfHGS76gHW3v7btBCE3HuuBuke9Pj96Ztfn5R32G5ep42vne7MCWZtAucY',
      },
      imageSource: 'https://files.example.com/pictures/',
      imageFormat: 'avif',
      orderExport: { folder: '/srv/orders' },
      backup: { to: '/backups', everyHours: 6 },
      paymentTokens: true,
      metrics: { host: '10.0.0.7', port: 9464 },
      alerts: { email: 'ops@harbor.example', webhook: 'https://hooks.example.com/T0/secret' },
    });
  });

  it('count an empty value as not set', () => {
    expect(
      readConfig({
        PORT: '',
        HOST: '',
        DATA_DIR: '',
        DATABASE_URL: '',
        PUBLIC_URL: '',
        LOG_LEVEL: '',
        DEMO_DATA: '',
        STOP_SECONDS: '',
        DATABASE_SECONDS: '',
        TRUST_PROXY: '',
        IMAGE_SOURCE: '',
        IMAGE_FORMAT: '',
      }),
    ).toEqual(readConfig({}));
  });

  it('keep metrics on this machine unless another address is named', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  it('trust proxies by number or by address', () => {
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it('name the public address after the port', () => {
    expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  });

  it.each(['localhost', '::1', '::', 'shop-1.internal', '10.0.0.7'])('accept %s as HOST', (host) => {
    expect(readConfig({ HOST: host }).host).toBe(host);
  });

  it('load demo data into a database of yours only on request', () => {
    const databaseUrl = 'postgresql://localhost/shop';
    expect(readConfig({ DATABASE_URL: databaseUrl }).demoData).toBe(false);
    expect(readConfig({ DATABASE_URL: databaseUrl, DEMO_DATA: '1' }).demoData).toBe(true);
    expect(readConfig({ DEMO_DATA: '0' }).demoData).toBe(false);
  });
});

describe('a wrong setting', () => {
  it.each([
    [
      'IMAGE_SOURCE',
      'ftp://cook:secret@files.example.com/',
      'IMAGE_SOURCE (not shown, it may hold a password) must be a folder, or the http or https address of an index such as https://files.example.com/pictures/.',
    ],
    ['IMAGE_FORMAT', 'gif', 'IMAGE_FORMAT is "gif": it must be one of webp, avif.'],
    ['PORT', 'http', 'PORT is "http": it must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'PORT is "0": it must be a whole number from 1 to 65535.'],
    ['PORT', '65536', 'PORT is "65536": it must be a whole number from 1 to 65535.'],
    ['PORT', '40.5', 'PORT is "40.5": it must be a whole number from 1 to 65535.'],
    ['PORT', '-1', 'PORT is "-1": it must be a whole number from 1 to 65535.'],
    ['STOP_SECONDS', '0', 'STOP_SECONDS is "0": it must be a whole number from 1 to 600.'],
    ['STOP_SECONDS', '601', 'STOP_SECONDS is "601": it must be a whole number from 1 to 600.'],
    ['DATABASE_SECONDS', '0', 'DATABASE_SECONDS is "0": it must be a whole number from 1 to 600.'],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY is "true": it must be the number of proxies before the shop (0 to 9), or their addresses, such as 10.0.0.0/8.',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY is "10.0.0.0/33": it must be the number of proxies before the shop (0 to 9), or their addresses, such as 10.0.0.0/8.',
    ],
    [
      'TRUST_PROXY',
      'proxy.example.com',
      'TRUST_PROXY is "proxy.example.com": it must be the number of proxies before the shop (0 to 9), or their addresses, such as 10.0.0.0/8.',
    ],
    ['STOP_SECONDS', '1.5', 'STOP_SECONDS is "1.5": it must be a whole number from 1 to 600.'],
    [
      'HOST',
      '300.1.1.1',
      'HOST is "300.1.1.1": it must be an IP address or a host name, such as 127.0.0.1 or 0.0.0.0.',
    ],
    ['HOST', 'http://a', 'HOST is "http://a": it must be an IP address or a host name, such as 127.0.0.1 or 0.0.0.0.'],
    [
      'PUBLIC_URL',
      'https://shop.example.com/store',
      'PUBLIC_URL is "https://shop.example.com/store": it must be an http or https address without a path, such as https://shop.example.com.',
    ],
    [
      'PUBLIC_URL',
      'https://me:secret@shop.example.com',
      'PUBLIC_URL is "https://***@shop.example.com": it must be an http or https address without a path, such as https://shop.example.com.',
    ],
    [
      'DATABASE_URL',
      'mysql://shop:secret@db/shop?password=secret',
      'DATABASE_URL is mysql://db/shop: it must be postgres://user:password@host:5432/database.',
    ],
    [
      'DATABASE_URL',
      'postgres://shop:secret@db',
      'DATABASE_URL is postgres://db: it must be postgres://user:password@host:5432/database.',
    ],
    [
      'DATABASE_READ_URL',
      'mysql://shop:secret@db/shop',
      'DATABASE_READ_URL is mysql://db/shop: it must be postgres://user:password@host:5432/database.',
    ],
    [
      'DATABASE_READ_URL',
      'postgres://shop:secret@replica/shop',
      'DATABASE_READ_URL is set without DATABASE_URL: a replica is one of that database.',
    ],
    ['LOG_LEVEL', 'INFO', 'LOG_LEVEL is "INFO": it must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA is "yes": it must be 0 or 1.'],
    ['METRICS_PORT', '0', 'METRICS_PORT is "0": it must be a whole number from 1 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b": it must be an IP address or a host name, such as 127.0.0.1 or 0.0.0.0.'],
    ['METRICS_PORT', '4000', 'METRICS_PORT is "4000": it must be another port than PORT.'],
    ['ALERT_EMAIL', 'ops', 'ALERT_EMAIL is "ops": it must be an email address, such as ops@example.com.'],
    [
      'ALERT_WEBHOOK',
      'http://hooks.example.com/secret',
      'ALERT_WEBHOOK (not shown, it may hold a secret) must be an https address such as https://hooks.example.com/shop, or an http one of this machine.',
    ],
    [
      'BACKUP_TO',
      '.data/backups',
      'BACKUP_TO is ".data/backups": it must be outside of DATA_DIR, which is backed up itself.',
    ],
  ])('%s=%s is refused in one line', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });

  const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'orders@harbor.example' };

  it.each([
    'http://shop:secret@mail.example.com',
    'smtp://',
    'smtp://shop:secret@mail.example.com/path',
    'smtp://shop:secret@mail.example.com?secure=true',
    'smtp://shop:%E0%A4%A@mail.example.com',
    'mail.example.com:secret',
  ])('SMTP_URL=%s is refused without being shown', (SMTP_URL) => {
    expect(() => readConfig({ ...smtp, SMTP_URL })).toThrow(
      new ConfigError(
        'SMTP_URL (not shown, it may hold a password) must be smtp://user:password@host:587 or smtps://user:password@host:465.',
      ),
    );
  });

  it.each([
    '',
    'orders',
    'Harbor <orders>',
    'orders@harbor.example\nBcc: all@harbor.example',
    'a@b.example, c@d.example',
  ])('MAIL_FROM=%j is refused with SMTP_URL', (MAIL_FROM) => {
    expect(() => readConfig({ ...smtp, MAIL_FROM })).toThrow(
      /^MAIL_FROM is ".*": it must be an email address, such as /,
    );
  });

  it.each([
    [{ HUMAN_CHECK: 'captcha' }, 'HUMAN_CHECK is "captcha": it must be one of local, turnstile, hcaptcha, recaptcha.'],
    [
      { HUMAN_CHECK: 'turnstile', HUMAN_CHECK_SITE_KEY: 'a key', HUMAN_CHECK_SECRET: 'secret' },
      'HUMAN_CHECK_SITE_KEY is "a key": it must be the site key that turnstile gave for this shop, with HUMAN_CHECK=turnstile.',
    ],
    [
      { HUMAN_CHECK: 'recaptcha', HUMAN_CHECK_SITE_KEY: '6LeIxAcTAAAAAJcZ' },
      'HUMAN_CHECK_SECRET (not shown) must be the secret that recaptcha gave for this shop, with HUMAN_CHECK=recaptcha.',
    ],
  ])('a human check without what it needs is refused: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  const account = {
    PAYMENT_GATEWAY: 'authorizeNet',
    AUTHORIZENET_LOGIN_ID: '5KP3u95bQpv',
    AUTHORIZENET_TRANSACTION_KEY: '346HZ32z3fP4hTG2',
  };

  it('of payments is not reported where the mode is left out: it is the test', () => {
    expect(readConfig(account).authorizeNet).toMatchObject({ mode: 'test', clientKey: null });
    expect(readConfig({ ...account, PAYMENT_GATEWAY: 'sandbox' }).authorizeNet).toBeNull();
  });

  it.each([
    [{ PAYMENT_GATEWAY: 'stripe' }, 'PAYMENT_GATEWAY is "stripe": it must be one of sandbox, authorizeNet.'],
    [
      { ...account, AUTHORIZENET_LOGIN_ID: '' },
      'AUTHORIZENET_LOGIN_ID is "": it must be the API login ID of the account, with PAYMENT_GATEWAY=authorizeNet.',
    ],
    [
      { ...account, AUTHORIZENET_TRANSACTION_KEY: '346HZ32z3fP4hTG' },
      'AUTHORIZENET_TRANSACTION_KEY (not shown) must be the transaction key of the account, 16 characters, with PAYMENT_GATEWAY=authorizeNet.',
    ],
    [
      { ...account, AUTHORIZENET_MODE: 'production' },
      'AUTHORIZENET_MODE is "production": it must be one of test, live.',
    ],
    [
      { BACKUP_TO: '/backups', BACKUP_EVERY: '5' },
      'BACKUP_EVERY is "5": it must be the hours between backups, one of 1, 2, 3, 4, 6, 8, 12, 24.',
    ],
    [{ PAYMENT_TOKENS: 'yes' }, 'PAYMENT_TOKENS is "yes": it must be 0 or 1.'],
    [
      { ...account, PAYMENT_TOKENS: '1' },
      'AUTHORIZENET_CLIENT_KEY is "": it must be the public client key of the account, with PAYMENT_TOKENS=1.',
    ],
  ])('a payment gateway without what it needs is refused: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  it('a MAIL_KEY that can be guessed is refused without being shown', () => {
    expect(() => readConfig({ MAIL_KEY: 'short' })).toThrow(
      new ConfigError('MAIL_KEY is too short: it must be a random text of at least 32 characters.'),
    );
  });

  it('is shown without its line breaks and not at full length', () => {
    const attempt = () => readConfig({ LOG_LEVEL: `a\nb${'c'.repeat(500)}` });
    expect(attempt).toThrow(/^LOG_LEVEL is "a\\nbc{97}…": it must be one of [^\n]*$/);
  });
});

describe('a database address in a log', () => {
  it.each([
    'shop:secret@db/shop',
    'postgres:shop:secret@db/shop',
    'postgres://shop:12@secret/34@db',
    'postgres://shop:12#secret@db/shop',
    'postgres://shop:secret?@db/shop',
    'postgres://shop:secret@db:port/shop',
    'secret',
  ])('is not shown when its parts are unclear: %s', (address) => {
    expect(describeDatabaseUrl(address)).toBe('unreadable (not shown, it may hold a password)');
  });

  it('contains no user, password or parameter', () => {
    expect(describeDatabaseUrl('postgres://shop:secret@db.example.com:5432/shop?password=secret')).toBe(
      'postgres://db.example.com:5432/shop',
    );
  });
});

const SECRET = 'a random text of more than 32 characters';

describe('where orders go', () => {
  it.each([
    ['https://erp.example.com/orders', 'https://erp.example.com/orders'],
    ['http://localhost:8080/orders', 'http://localhost:8080/orders'],
  ])('is an address of the order system, encrypted unless it is this machine: %s', (ORDER_WEBHOOK, url) => {
    const { orderExport } = readConfig({ ORDER_WEBHOOK, ORDER_WEBHOOK_SECRET: SECRET });
    expect(orderExport).toEqual({ url, secret: SECRET });
  });

  it.each([
    [
      { ORDER_WEBHOOK: 'http://erp.example.com/orders', ORDER_WEBHOOK_SECRET: SECRET },
      /^ORDER_WEBHOOK .* must be an https address/,
    ],
    [{ ORDER_WEBHOOK: 'https://me:pw@erp.example.com', ORDER_WEBHOOK_SECRET: SECRET }, /^ORDER_WEBHOOK \(not shown/],
    [
      { ORDER_WEBHOOK: 'https://erp.example.com', ORDER_WEBHOOK_SECRET: 'short' },
      /^ORDER_WEBHOOK_SECRET \(not shown\)/,
    ],
    [
      { ORDER_WEBHOOK: 'https://erp.example.com', ORDER_WEBHOOK_SECRET: `whsec_${'not Base64!'.repeat(4)}` },
      /^ORDER_WEBHOOK_SECRET \(not shown\) must be whsec_ and the Base64/,
    ],
    [
      { ORDER_WEBHOOK: 'https://erp.example.com', ORDER_WEBHOOK_SECRET: `whsec_${'A'.repeat(28)}` },
      /must be whsec_ and the Base64 of 24 to 64 random bytes/,
    ],
    [{ ORDER_EXPORT: '/srv', ORDER_WEBHOOK: 'https://erp.example.com' }, /are both set/],
  ])('is refused where orders would leave unsafely or twice: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
