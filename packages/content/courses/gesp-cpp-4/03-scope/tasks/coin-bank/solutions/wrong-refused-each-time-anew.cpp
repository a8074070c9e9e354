// fails: 04 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

long long money, most;
int refused;

void put(long long x) {
    money += x;
    if (money > most) most = money;
}

void take(long long x) {
    if (x > money) {
        refused = 1;
        return;
    }
    money -= x;
}

int main() {
    int n;
    cin >> n;
    money = most = 0;
    refused = 0;
    for (int i = 1; i <= n; i++) {
        string word;
        cin >> word;
        if (word == "ask") {
            cout << money << endl;
        } else {
            long long x;
            cin >> x;
            if (word == "in") put(x);
            else take(x);
        }
    }
    cout << refused << " " << most << endl;
    return 0;
}
