import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { generateSync } from 'otplib'
import { tokenFor } from '../../actors.ts'
import { password, phoneFrom } from '../generate.ts'
import { type Account, type Recipe, type Scene, toRow } from '../scene.ts'

// Passwords, codes and second steps: what opens an account and closes it again.

type Side = 'admin' | 'store'

const newPassword = 'another quiet green door 7'
const renewed = { password: newPassword, password_confirmation: newPassword }
const changed = { old_password: password, new_password: newPassword, new_password_confirmation: newPassword }

const getCookies = ({ cookies }: LightMyRequestResponse) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
})
const codeIn = (text: string): string => /(?<!\d)(?:\d{6}|\d{4})(?!\d)/.exec(text)?.[0] ?? ''
const getAccount = ({ admin, merchant }: Scene, side: Side): Promise<Account> => (side === 'admin' ? admin() : merchant())

/** The cookies and the mailed code of a merchant who forgot their password. */
async function forgotten(scene: Scene) {
  const actor = await scene.merchant()
  const response = await scene.call('storeForgetPassword', { actor: null, query: {}, body: { email: actor.email } })
  await scene.drain()
  return { headers: getCookies(response), body: { email: actor.email, code: codeIn(scene.t.mail.lastTo(actor.email).text) } }
}

/** The word for a side within the names of its calls. */
const getName = { admin: 'Admin', store: 'Store' } as const

/** Begun, with the code that an app shows now. */
async function begun(scene: Scene, side: Side) {
  const actor = await getAccount(scene, side)
  const { secret } = (await scene.call(`start${getName[side]}TwoFactor`, { actor, body: { password } })).json()
  return { actor, secret: String(secret), code: generateSync({ secret }) }
}

/** Switched on; the code that it took is forgotten, so that the same may be used again. */
async function switchedOn(scene: Scene, side: Side) {
  const { actor, secret, code } = await begun(scene, side)
  const on = await scene.call(`confirm${getName[side]}TwoFactor`, { actor, body: { code } })
  await scene.t.db.execute(sql`update two_factors set last_step = 0 where last_step > 0`)
  return { actor, code: generateSync({ secret }), recovery_codes: on.json().recovery_codes as string[] } // the contract's answer
}

async function challenged(scene: Scene, side: Side) {
  const { actor, code } = await switchedOn(scene, side)
  const { challenge } = (await scene.call(`${side}Login`, { actor: null, body: { email: actor.email, password } })).json()
  return { challenge, code }
}

/** An administrator who must set up a second step before they may come in. */
async function mustSetUp(scene: Scene) {
  const { email } = await scene.admin()
  await scene.t.db.execute(
    sql`insert into settings (key, body) values ('require_admin_two_factor', 'true') on conflict (key) do update set body = 'true'`,
  )
  const login = await scene.call('adminLogin', { actor: null, body: { email, password } })
  await scene.t.db.execute(sql`delete from settings where key = 'require_admin_two_factor'`)
  return String(login.json().challenge)
}

const secondSteps = (side: Side): Record<string, Recipe> => {
  const name = getName[side]
  return {
    [`confirm${name}Identity`]: async (scene) => ({ actor: await getAccount(scene, side), body: { password } }),
    [`start${name}TwoFactor`]: async (scene) => ({ actor: await getAccount(scene, side), body: { password } }),
    [`confirm${name}TwoFactor`]: async (scene) => {
      const { actor, code } = await begun(scene, side)
      return { actor, body: { code } }
    },
    [`end${name}TwoFactor`]: async (scene) => {
      const { actor, recovery_codes } = await switchedOn(scene, side)
      return { actor, body: { password, recovery_code: recovery_codes[0] } }
    },
    [`renew${name}RecoveryCodes`]: async (scene) => {
      const { actor, code } = await switchedOn(scene, side)
      return { actor, body: { password, code } }
    },
    [`${side}SecondStep`]: async (scene) => ({ actor: null, body: await challenged(scene, side) }),
    [`${side}Login`]: async (scene) => ({ actor: null, body: { email: (await getAccount(scene, side)).email, password } }),
    [`${side}ChangePassword`]: async (scene) => ({ actor: await getAccount(scene, side), body: changed }),
    [`${side}ForgetPassword`]: async (scene) => ({ actor: null, query: {}, body: { email: (await getAccount(scene, side)).email } }),
    [`end${name}Session`]: async (scene) => {
      const actor = await getAccount(scene, side)
      await tokenFor(scene.t, side, actor.subject_id)
      const { id } = await toRow<{ id: string }>(
        scene.t,
        sql`select id from sessions where subject_id = ${actor.subject_id} order by created_at desc, id desc limit 1`,
      )
      return { actor, params: { id } }
    },
  }
}

/** The number of the agreement that a registration accepts now; null before the first is published. */
const newestAgreement = async (scene: Scene) =>
  (await toRow<{ number: number | null }>(scene.t, sql`select max(number) as number from agreement_versions`)).number

/** A registration that generated fields complete, with its cookies and code. */
async function registered(scene: Scene) {
  const { category_id, subcategory_id } = await toRow<{ category_id: string; subcategory_id: string }>(
    scene.t,
    sql`select category_id, id as subcategory_id from subcategories order by random() limit 1`,
  )
  const email = `r${Math.floor(scene.random() * 1e12)}@example.com`
  const response = await scene.call('storeRegister', {
    actor: null,
    set: {
      email,
      phone: phoneFrom(scene.random),
      category_id,
      subcategory_id,
      agreement_number: await newestAgreement(scene),
      locale: undefined,
    },
  })
  await scene.drain()
  return { headers: getCookies(response), body: { email, code: codeIn(scene.t.mail.lastTo(email).text) } }
}

/** Another address or phone of a merchant's, with the code that was sent to it. */
const confirmed =
  (what: 'email' | 'phone'): Recipe =>
  async (scene) => {
    const actor = await scene.merchant()
    const to = what === 'email' ? `n${Math.floor(scene.random() * 1e12)}@example.com` : phoneFrom(scene.random)
    await scene.call(what === 'email' ? 'sendEmailCode' : 'sendPhoneCode', { actor, body: { [what]: to } })
    await scene.drain()
    const { text } = what === 'email' ? scene.t.mail.lastTo(to) : scene.t.sms.lastTo(to)
    return { actor, body: { [what]: to, code: codeIn(text) } }
  }

export const accountRecipes: Readonly<Record<string, Recipe>> = {
  ...secondSteps('admin'),
  ...secondSteps('store'),
  storeRegister: async (scene) => ({ actor: null, set: { agreement_number: await newestAgreement(scene), locale: undefined } }),
  updateAdminProfile: async (scene) => {
    const actor = await scene.admin()
    return { actor, set: { email: actor.email, phone: undefined, avatar: undefined } }
  },
  adminResetPassword: async (scene) => {
    const { email } = await scene.admin()
    await scene.call('adminForgetPassword', { actor: null, body: { email } })
    await scene.drain()
    const token = /token=([\w-]+)/.exec(scene.t.mail.lastTo(email).text)?.[1]
    return { actor: null, body: { token, ...renewed } }
  },
  storeVerifyToken: async (scene) => ({ actor: null, ...(await forgotten(scene)) }),
  storeResetPassword: async (scene) => {
    const { token } = (await scene.call('storeVerifyToken', { actor: null, ...(await forgotten(scene)) })).json()
    return { actor: null, body: { token, ...renewed } }
  },
  beginAdminAtSignIn: async (scene) => ({ actor: null, body: { challenge: await mustSetUp(scene) } }),
  finishAdminAtSignIn: async (scene) => {
    const challenge = await mustSetUp(scene)
    const { secret } = (await scene.call('beginAdminAtSignIn', { actor: null, body: { challenge } })).json()
    return { actor: null, body: { challenge, code: generateSync({ secret }) } }
  },
  resetAdminTwoFactor: async (scene) => ({
    actor: await scene.admin(),
    params: { id: (await switchedOn(scene, 'admin')).actor.subject_id },
  }),
  resetMemberTwoFactorOf: async (scene) => {
    const { actor } = await switchedOn(scene, 'store')
    return { params: { id: actor.owner_id ?? '', member_id: actor.subject_id } }
  },
  resetMemberTwoFactor: async (scene) => {
    const { actor } = await switchedOn(scene, 'store')
    await scene.t.db.execute(sql`update store_members set is_owner = false, permissions = '{}' where id = ${actor.subject_id}`)
    const { id } = await toRow<{ id: string }>(
      scene.t,
      sql`insert into store_members (store_id, name, email, phone, is_owner, email_verified_at)
      values (${actor.owner_id}, 'مالك', ${`o${actor.subject_id}@example.com`}, ${phoneFrom(scene.random)}, true, now()) returning id`,
    )
    return { actor: { ...actor, subject_id: id, token: await tokenFor(scene.t, 'store', id) }, params: { id: actor.subject_id } }
  },
  storeProfileChangePassword: async (scene) => ({ actor: await scene.merchant(), body: changed }),
  storeVerifyAccount: async (scene) => ({ actor: null, ...(await registered(scene)) }),
  verifyEmail: confirmed('email'),
  verifyPhone: confirmed('phone'),
  deleteAccount: async (scene) => {
    const { shopper: actor } = await scene.trade()
    const { phone } = await toRow<{ phone: string }>(scene.t, sql`select phone from users where id = ${actor.subject_id}`)
    await scene.call('sendDeletionCode', { actor })
    await scene.drain()
    return { actor, body: { code: codeIn(scene.t.sms.lastTo(phone).text) } }
  },
  removeBankAccount: async (scene) => {
    const { shopper: actor } = await scene.trade()
    await scene.call('saveBankAccount', { actor, body: { iban_number: 'SA0380000000608010167519', account_holder: 'ريم' } })
    return { actor }
  },
  userVerifyCode: async (scene) => {
    const phone = phoneFrom(scene.random)
    const response = await scene.call('userSendCode', { actor: null, body: { phone } })
    await scene.drain()
    return { actor: null, headers: getCookies(response), body: { phone, code: codeIn(scene.t.sms.lastTo(phone).text) } }
  },
}
