// fails: 06 WA, 07 WA, 08 WA, 11 WA, 14 WA, 16 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

struct Order {
    int table, boiled, fried;
};

int pay(Order x) {
    int sum = 9 * x.boiled + 11 * x.fried;
    sum -= sum / 100 * 15;
    return sum;
}

int main() {
    int n;
    Order most, least;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        Order x;
        cin >> x.table >> x.boiled >> x.fried;
        cout << pay(x) << " ";
        if (i == 1) {
            most = x;
            least = x;
            continue;
        }
        if (pay(x) > pay(most) || (pay(x) == pay(most) && x.table < most.table)) most = x;
        if (pay(x) < pay(least) || (pay(x) == pay(least) && x.table < least.table)) least = x;
    }
    cout << endl << most.table << " " << least.table << endl;
    return 0;
}
