#include <iostream>
#include <string>
using namespace std;

int main() {
    string name, bestName;
    long long cups, price, sum = 0, most = -1;
    int count = 0, best = 0;
    while (cin >> name >> cups >> price) {
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
