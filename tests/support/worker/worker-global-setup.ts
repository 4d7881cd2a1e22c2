import type { TestProject } from 'vitest/node'
import { startAres } from '../site/ares.ts'
import { startBankApi } from '../provider/bank-api.ts'
import { startMailService } from '../provider/mail-service.ts'
import { startScriptedGateway } from './scripted-gateway.ts'
import { startRemoteProvider } from '../provider/remote-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    remoteProviderUrl: string
    aresUrl: string
    mailServiceUrl: string
    bankApiUrl: string
    gateway: { settings: Record<string, string>; scriptUrl: string }
  }
}

/** Starts the remote provider, the mail service and the API of a bank, real HTTP servers, once for all tests in workerd. */
export default async function setup({ provide }: TestProject) {
  const provider = await startRemoteProvider()
  provide('remoteProviderUrl', provider.url)
  const ares = await startAres()
  provide('aresUrl', ares.url)
  const mails = await startMailService()
  provide('mailServiceUrl', mails.url)
  const bank = await startBankApi()
  provide('bankApiUrl', bank.url)
  const { close, ...gateway } = await startScriptedGateway()
  provide('gateway', gateway)
  return () => {
    bank.close()
    close()
    mails.close()
    ares.close()
    return provider.close()
  }
}
