// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string name, bestName;
    long long cups, price, sum = 0, most = -1;
    int count = 0, best = 0;
    while (!cin.eof()) {
        cin >> name >> cups >> price;
        count++;
        long long money = cups * price;
        sum += money;
        if (money > most) {
            most = money;
            best = count;
            bestName = name;
        }
    }
    cout << count << " " << sum << endl;
    cout << best << " " << bestName << endl;
    return 0;
}
